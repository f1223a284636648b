package com.ventora.core.models;

import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.sling.api.resource.Resource;

/**
 * A document that the list offers: enough to look for it; the rest is read when it is shown.
 *
 * @param page that it is of
 * @param kind null for none
 * @param family id of the family's tag; null for none
 * @param language the language part alone
 * @param modified ISO day of the last change
 * @param words what is looked through, as {@link #searchable} writes it
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
     * @param source the fragment that it says: its dates are the document's
     * @param more words that it is found by; null for those that there are not
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

    /** Words as they are compared, lower case, a space before each: those that begin with what somebody typed are meant. */
    static String searchable(String text) {
        return " " + String.join(" ", text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}-]+"));
    }
}
