package com.ventora.features.catalogue;

import java.lang.reflect.Array;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import org.apache.sling.api.resource.ValueMap;

/** Figures of products, read from the elements of their fragments. */
public final class Figures {

    /** Longer than any figure, but short enough for a Double to be exact. */
    private static final double WHOLE = 1e15;

    private Figures() {}

    /** The figures among the elements, in data sheet order; invalid numbers are skipped. */
    static List<Figure> in(ValueMap elements) {
        return CatalogueNames.get().figureUnits().entrySet().stream()
            .map(each -> figure(elements, each.getKey(), each.getValue()))
            .filter(Objects::nonNull)
            .toList();
    }

    /** The number of a figure; empty for words and missing figures. */
    public static OptionalDouble number(List<Figure> figures, String name) {
        return figures.stream()
            .filter(each -> each.name().equals(name) && each.value() instanceof Number)
            .mapToDouble(each -> ((Number) each.value()).doubleValue())
            .findFirst();
    }

    /** A figure without a unit contains words. */
    private static Figure figure(Map<String, Object> elements, String name, String unit) {
        var value = first(elements.get(name));
        if (value == null || value.toString().isEmpty()) return null;
        if (unit.isEmpty()) return new Figure(name, value.toString(), null);
        var number = numberOf(value);
        return number == null ? null : new Figure(name, number, unit);
    }

    private static Object first(Object value) {
        if (value == null || !value.getClass().isArray()) return value;
        return Array.getLength(value) == 0 ? null : Array.get(value, 0);
    }

    /** A number as JSON writes it, without a needless fraction; null for anything else. */
    static Number numberOf(Object value) {
        try {
            var number = Double.parseDouble(value.toString());
            if (!Double.isFinite(number)) return null;
            return number == Math.rint(number) && Math.abs(number) < WHOLE ? (Number) (long) number : (Number) number;
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
