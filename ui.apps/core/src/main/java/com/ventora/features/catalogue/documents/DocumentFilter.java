package com.ventora.features.catalogue.documents;

import com.ventora.core.shared.ChoiceLinks;
import java.util.stream.Stream;

/**
 * A visitor's search in the list of documents; the empty string matches anything.
 *
 * @param family id of a tag, including those below it
 * @param words each must be the beginning of a word in the document
 */
record DocumentFilter(String type, String family, String language, String revision, String words) {

    /** Value for an explicit "all languages": by default, the list is in the reader's language. */
    private static final String ALL = "all";

    private static final int MAX_QUERY = 100;

    /** @param language the reader's, for an address without one */
    static DocumentFilter of(ChoiceLinks links, String language) {
        var asked = links.chosen("language");
        var words = links.chosen("search_query");
        return new DocumentFilter(
            links.chosen("type"),
            links.chosen("family"),
            asked.isEmpty() ? language : asked,
            links.chosen("revision"),
            words.substring(0, Math.min(MAX_QUERY, words.length())).strip());
    }

    boolean takes(DocumentEntry entry) {
        return takes(type, entry.type().id())
            && takes(language, entry.language())
            && takes(revision, entry.revision())
            && (isAny(family) || entry.family() != null && (entry.family() + "/").startsWith(family + "/"))
            && Stream.of(DocumentEntry.searchable(words).split(" "))
                .filter(word -> !word.isEmpty())
                .allMatch(word -> entry.words().contains(" " + word));
    }

    private static boolean takes(String chosen, String value) {
        return isAny(chosen) || chosen.equals(value);
    }

    private static boolean isAny(String chosen) {
        return chosen.isEmpty() || chosen.equals(ALL);
    }
}
