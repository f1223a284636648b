package com.ventora.core.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The expected orders are those of `Intl.Collator` with `numeric`, which the local server sorts by. */
class WordOrderTest {

    @Test
    void takesNumbersByTheirSizeAndSpacesAsSigns() {
        isOrder(Locale.GERMAN, "1 in", "8 bar", "10 bar", "½ in", "G 1½", "G 2", "M 3", "m 24", "M 24", "M 24 Silent", "M 100", "M-24", "M24", "Zebra");
    }

    @Test
    void takesAccentsAfterLetters() {
        isOrder(Locale.GERMAN, "ahnlich", "ähnlich", "eclair", "Éclair");
        isOrder(Locale.FRENCH, "cote", "coté", "côte", "côté");
        isOrder(Locale.forLanguageTag("es"), "nino", "ninoa", "niño", "nube");
    }

    private static void isOrder(Locale locale, String... names) {
        var expected = List.of(names);
        // Sorted by descending code points first, to lose the given order.
        var mixed = expected.stream().sorted((one, other) -> other.compareTo(one));
        assertEquals(expected, mixed.sorted(new WordOrder(locale)).toList());
    }
}
