package com.ventora.features.markets;

import java.lang.reflect.Array;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.api.wrappers.ValueMapDecorator;

/**
 * A country that machines are built for. Machines for Europe's mains get a motor of the same power for the market's
 * mains, so the current changes with the voltage; pulleys and gears keep the speed of the pump.
 *
 * @param frequency of the mains, Hz
 * @param voltages of the mains, the three-phase ones last
 * @param certificates the last name of a certificate's tag, and its replacements in the market
 */
public record Market(double frequency, List<Double> voltages, Map<String, List<String>> certificates) {

    /** The mains to which the figures in fragments apply. */
    private static final double FREQUENCY = 50;
    private static final double THREE_PHASE = 400;

    /** Amperes from which rating plates show whole numbers. */
    private static final double WHOLE_AMPERES = 50;

    /** The elements of a product as built for a market; unchanged without a market. */
    public static ValueMap builtFor(Market market, Map<String, Object> elements) {
        var source = new ValueMapDecorator(elements);
        var frequency = number(elements, "frequency");
        if (market == null || frequency == null || frequency != FREQUENCY || market.frequency == FREQUENCY) return source;
        var built = new HashMap<>(elements);
        built.put("frequency", market.frequency);
        var voltage = number(elements, "voltage");
        if (voltage != null && voltage == THREE_PHASE && !market.voltages.isEmpty()) {
            var threePhase = market.voltages.get(market.voltages.size() - 1);
            built.put("voltage", threePhase);
            var current = number(elements, "ratedCurrent");
            if (current != null) built.put("ratedCurrent", asOnPlate(current * THREE_PHASE / threePhase));
        }
        return new ValueMapDecorator(built);
    }

    /** Whether a version is for mains available in a market. */
    public static boolean isSoldIn(Market market, ValueMap version) {
        var voltage = number(version, "voltage");
        return market == null || voltage == null || voltage == THREE_PHASE || market.voltages.contains(voltage);
    }

    /** The market's certificate tags, without duplicates. */
    public static List<String> certificatesIn(Market market, List<String> tags) {
        if (market == null) return tags;
        return List.copyOf(tags.stream().flatMap(market::instead).collect(Collectors.toCollection(LinkedHashSet::new)));
    }

    private Stream<String> instead(String tag) {
        var start = tag.lastIndexOf('/') + 1;
        var others = certificates.get(tag.substring(start));
        return others == null ? Stream.of(tag) : others.stream().map(name -> tag.substring(0, start) + name);
    }

    private static double asOnPlate(double amperes) {
        return amperes < WHOLE_AMPERES ? Math.round(amperes * 10) / 10.0 : Math.round(amperes);
    }

    private static Double number(Map<String, Object> elements, String name) {
        var value = elements.get(name);
        if (value != null && value.getClass().isArray()) value = Array.getLength(value) == 0 ? null : Array.get(value, 0);
        try {
            return value == null ? null : Double.valueOf(value.toString());
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
