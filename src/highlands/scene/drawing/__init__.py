"""How scenes are drawn: shapes, art, faces, states, zones and the page that holds them."""
