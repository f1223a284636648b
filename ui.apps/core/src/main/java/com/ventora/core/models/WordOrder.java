package com.ventora.core.models;

import java.text.Collator;
import java.util.Comparator;
import java.util.Locale;

/** Names in the order of a language, word by word: Java's own collator takes no notice of spaces and hyphens. */
final class WordOrder implements Comparator<String> {

    private final Collator collator;

    WordOrder(Locale locale) {
        collator = Collator.getInstance(locale);
    }

    @Override
    public int compare(String one, String other) {
        var words = one.split("[\\s-]+");
        var others = other.split("[\\s-]+");
        for (var index = 0; index < Math.min(words.length, others.length); index++) {
            var order = collator.compare(words[index], others[index]);
            if (order != 0) return order;
        }
        var byLength = Integer.compare(words.length, others.length);
        return byLength != 0 ? byLength : one.compareTo(other);
    }
}
