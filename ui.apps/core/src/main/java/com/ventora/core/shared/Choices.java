package com.ventora.core.shared;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A visitor's choices in an address, in order: names, each with one or several values. */
public final class Choices {

    private final Map<String, List<String>> values = new LinkedHashMap<>();

    public static Choices of(Map<String, String> choices) {
        var all = new Choices();
        choices.forEach(all::and);
        return all;
    }

    /** @param value null or empty if nothing is chosen */
    public Choices and(String name, String value) {
        return and(name, value == null || value.isEmpty() ? List.of() : List.of(value));
    }

    public Choices and(String name, Collection<String> several) {
        values.put(name, List.copyOf(several));
        return this;
    }

    /** The same choices with another value for a name, if it is present. */
    public Choices with(String name, String value) {
        var all = new Choices();
        all.values.putAll(values);
        return all.and(name, value);
    }

    /** Whether a name is present, even without a value. */
    public boolean has(String name) {
        return values.containsKey(name);
    }

    /** `?p=A-1&units=us`; empty if nothing is chosen. */
    public String query() {
        return values.entrySet().stream()
            .flatMap(each -> each.getValue().stream().map(value -> encoded(each.getKey()) + "=" + encoded(value)))
            .reduce((all, more) -> all + "&" + more)
            .map(all -> "?" + all)
            .orElse("");
    }

    private static String encoded(String words) {
        return URLEncoder.encode(words, StandardCharsets.UTF_8);
    }
}
