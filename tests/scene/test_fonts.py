"""Letters: how wide words run and where they break."""

from highlands.scene.drawing.fonts import FILES, face_rule, fitted, width, widths, wrapped


def test_words_keep_their_width_at_any_size() -> None:
    assert width("Foire annuelle", 20) == 2 * width("Foire annuelle", 10)
    assert width("", 12) == 0
    assert width("Œuvre ☃", 12) > width("Œuvre", 12)


def test_every_font_knows_french_and_english() -> None:
    for font in FILES:
        assert (
            set("ABCxyz019 àâçéèêëîïôùûüÿœŒæÉ«»\u00a0\u2019\u2013\u2212\u2026")
            <= widths(font).keys()
        )


def test_lines_fit_and_lose_no_word() -> None:
    words = "Activez une tuile de plus, pas encore activée ce tour"
    lines = wrapped(words, 10, 90)
    assert " ".join(lines) == words
    assert all(width(line, 10) <= 90 for line in lines)
    assert wrapped("Anticonstitutionnellement", 10, 20) == ["Anticonstitutionnellement"]


def test_a_long_line_becomes_smaller() -> None:
    assert fitted("Anna", 20, 500) == 20
    assert width("Anna", fitted("Anna", 20, 10)) <= 10.001


def test_every_font_is_embedded_from_its_file() -> None:
    for font, file in FILES.items():
        assert f'font-family:"{file.family}"' in face_rule(font)
