package com.ventora.core.comparison;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/** Compares the models of pages, with exceptions. Numbers are equal as written, regardless of their Java type. */
public final class Comparison {

    private static final String TYPE = ":type";
    private static final String ORDER = ":itemsOrder";

    private static final Pattern ADDRESS = Pattern.compile(
        "^/[^?# <]*(?:[.](?:html|json)/[^?# <]*(?:jcr|cq):|/(?:jcr|cq):[^?# <]*[.][^/?# <]+)");

    /** Lists of classes, by their first: in AEM the order of a grid's breakpoints is that of a hash table. */
    private static final Pattern GRID = Pattern.compile("aem-Grid(?:Column)? .*");

    private final Exceptions exceptions;
    private final Function<String, List<String>> typesOf;

    /** Components of types that are not compared yet, and how many of them were equal anyway. */
    private final Map<String, int[]> apart = new HashMap<>();

    private Set<String> ordered = Set.of();

    /** @param typesOf a resource type and its super types */
    public Comparison(Exceptions exceptions, Function<String, List<String>> typesOf) {
        this.exceptions = exceptions;
        this.typesOf = typesOf;
    }

    /**
     * The differences, one per line: place, our exporter's value, Java's value.
     *
     * @param ordered the places where the order of keys matters (KeyOrder)
     */
    public List<String> differences(JsonNode expected, JsonNode actual, Set<String> ordered) {
        var found = new ArrayList<String>();
        this.ordered = ordered;
        if (!isExcepted(expected, actual)) compare(expected, actual, "", "", found);
        return found;
    }

    /** Types that no longer need an exception: all their components were equal. */
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
        var types = typesOf.apply(type);
        keys.removeIf(key -> exceptions.has(types, key) || key.equals(ORDER) && withoutExcepted(expected).equals(withoutExcepted(actual)));
        for (var key : keys) {
            if (!isExcepted(expected.path(key), actual.path(key))) compare(expected.path(key), actual.path(key), type, path + "/" + key, found);
        }
        if (ordered.contains(path)) compareOrder(expected, actual, path, found);
    }

    /** Whether only one side has a component, of a type that the other may lack. */
    private boolean isExcepted(JsonNode expected, JsonNode actual) {
        var only = expected.isMissingNode() ? actual : expected;
        return (expected.isMissingNode() || actual.isMissingNode()) && isExcepted(only);
    }

    private boolean isExcepted(JsonNode component) {
        return exceptions.mayBeMissing(component.path(TYPE).asText());
    }

    /** `:itemsOrder` without components that one side may lack. */
    private List<String> withoutExcepted(JsonNode container) {
        return StreamSupport.stream(container.path(ORDER).spliterator(), false)
            .map(JsonNode::asText)
            .filter(name -> !isExcepted(container.path(":items").path(name)))
            .toList();
    }

    private static void compareOrder(JsonNode expected, JsonNode actual, String path, List<String> found) {
        var ours = names(expected);
        var theirs = names(actual);
        if (!ours.equals(theirs) && Set.copyOf(ours).equals(Set.copyOf(theirs))) {
            found.add("%s: in the order %s in our exporter, %s in Java".formatted(path, ours, theirs));
        }
    }

    private static List<String> names(JsonNode json) {
        var names = new ArrayList<String>();
        json.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static boolean equal(JsonNode expected, JsonNode actual) {
        if (expected.isNumber() && actual.isNumber()) {
            return new BigDecimal(expected.asText()).compareTo(new BigDecimal(actual.asText())) == 0;
        }
        if (expected.isTextual() && actual.isTextual()) {
            var ours = expected.asText();
            var theirs = asAemWrites(actual.asText());
            return ours.equals(theirs) || GRID.matcher(ours).matches() && classesIn(ours).equals(classesIn(theirs));
        }
        return expected.equals(actual);
    }

    /**
     * AEM's resolver writes a namespace in an address as `_jcr_content`; the mocks', which have no repository to ask
     * for namespaces, leaves it unchanged. A path without an extension is not an address, and stays unchanged in AEM,
     * too.
     */
    private static String asAemWrites(String text) {
        return ADDRESS.matcher(text).find() ? text.replaceAll("/(jcr|cq):", "/_$1_") : text;
    }

    private static Set<String> classesIn(String text) {
        return Set.copyOf(List.of(text.split(" ")));
    }

    private static String shortened(JsonNode json) {
        if (json.isMissingNode()) return "nothing";
        var text = json.toString();
        return text.length() > 300 ? text.substring(0, 300) + "…" : text;
    }
}
