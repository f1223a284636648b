package com.ventora.features.catalogue.documents;

import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.sling.api.resource.Resource;

/**
 * A document of the list, with the data needed to search; the rest is read when it is shown.
 *
 * @param page the page it belongs to
 * @param kind null if it has none
 * @param family id of the family's tag; null if it has none
 * @param language the language code alone
 * @param modified ISO date of the last change
 * @param words the searchable text, normalised by {@link #searchable}
 */
record DocumentEntry(
    DrawnType type,
    Resource page,
    String title,
    String kind,
    String family,
    String language,
    String revision,
    String modified,
    String words) {

    /**
     * @param source the fragment with its content: its dates are the document's
     * @param more further searchable words; can contain null
     */
    static DocumentEntry of(
        DrawnType type, Resource page, Resource source, Locale locale, String title, String kind, String family, Stream<String> more) {
        var words = Stream.concat(Stream.of(title, kind), more).filter(Objects::nonNull).collect(Collectors.joining(" "));
        return new DocumentEntry(
            type,
            page,
            title,
            kind,
            family,
            locale.getLanguage(),
            AssetChange.revision(source),
            AssetChange.day(source),
            searchable(words));
    }

    /**
     * Normalises words for comparison: lower case, each after a space, so that typed words match the beginning of a
     * word.
     */
    static String searchable(String text) {
        return " " + String.join(" ", text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}-]+"));
    }
}
