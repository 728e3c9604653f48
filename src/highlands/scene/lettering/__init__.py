"""What `scene.text` is made of: letters, blocks of lines, and boxes of a grid."""
