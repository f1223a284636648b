package com.ventora.core.pages;

import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.sling.api.resource.Resource;

/** Titles of tags as stored: AEM's own tags return them without `/` and `:`, but we have `2014/68/EU: …`. */
public final class TagTitles {

    private static final String TITLE = "jcr:title";

    private TagTitles() {}

    /** In a language, else the default title; the tag's name if it has none. */
    public static String of(Resource tag, Locale locale) {
        var properties = tag.getValueMap();
        return Stream.of(TITLE + "." + locale.toString().toLowerCase(Locale.ROOT), TITLE + "." + locale.getLanguage(), TITLE)
            .map(name -> properties.get(name, String.class))
            .filter(Objects::nonNull)
            .findFirst()
            .orElse(tag.getName());
    }
}
