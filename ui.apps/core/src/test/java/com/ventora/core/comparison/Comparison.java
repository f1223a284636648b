package com.ventora.core.comparison;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Compares the models of pages, of which some parts may differ. Numbers are equal by value, whatever their type in Java. */
public final class Comparison {

    private static final String TYPE = ":type";

    private final Exceptions exceptions;

    /** Components of the types that are not compared yet, and how many of them were equal all the same. */
    private final Map<String, int[]> apart = new HashMap<>();

    public Comparison(Exceptions exceptions) {
        this.exceptions = exceptions;
    }

    /** What differs, a line each: where, what our exporter gives, what Java gives. */
    public List<String> differences(JsonNode expected, JsonNode actual) {
        var found = new ArrayList<String>();
        compare(expected, actual, "", "", found);
        return found;
    }

    /** Types that need no exception any more: all their components were equal. */
    public List<String> superfluous() {
        return apart.keySet().stream().filter(type -> apart.get(type)[0] == apart.get(type)[1]).sorted().toList();
    }

    private void compare(JsonNode expected, JsonNode actual, String type, String path, List<String> found) {
        if (expected.isObject() && actual.isObject()) {
            var own = expected.path(TYPE).asText(type);
            if (!expected.has(TYPE) || !exceptions.types().containsKey(own)) {
                compareKeys(expected, actual, own, path, found);
            } else {
                var inside = new ArrayList<String>();
                compareKeys(expected, actual, own, path, inside);
                var counts = apart.computeIfAbsent(own, each -> new int[2]);
                counts[0] += 1;
                if (inside.isEmpty()) counts[1] += 1;
            }
        } else if (expected.isArray() && actual.isArray() && expected.size() == actual.size()) {
            for (var i = 0; i < expected.size(); i++) compare(expected.get(i), actual.get(i), type, path + "/" + i, found);
        } else if (!equal(expected, actual)) {
            found.add("%s (%s): %s in our exporter, %s in Java".formatted(path, type, shortened(expected), shortened(actual)));
        }
    }

    private void compareKeys(JsonNode expected, JsonNode actual, String type, String path, List<String> found) {
        var keys = new LinkedHashSet<String>();
        expected.fieldNames().forEachRemaining(keys::add);
        actual.fieldNames().forEachRemaining(keys::add);
        for (var key : keys) {
            if (!exceptions.has(type, key)) compare(expected.path(key), actual.path(key), type, path + "/" + key, found);
        }
    }

    private static boolean equal(JsonNode expected, JsonNode actual) {
        if (expected.isNumber() && actual.isNumber()) {
            return expected.decimalValue().compareTo(actual.decimalValue()) == 0;
        }
        return expected.equals(actual)
            || expected.isTextual() && actual.isTextual() && unmangled(expected).equals(unmangled(actual));
    }

    /** The mocks' resolver writes name spaces in addresses as they are, AEM's as `_jcr_content`. */
    private static String unmangled(JsonNode address) {
        return address.asText().replaceAll("/_(jcr|cq)_", "/$1:");
    }

    private static String shortened(JsonNode json) {
        if (json.isMissingNode()) return "nothing";
        var text = json.toString();
        return text.length() > 300 ? text.substring(0, 300) + "…" : text;
    }
}
