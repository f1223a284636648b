package com.ventora.features.catalogue;

import com.ventora.core.shared.Part;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A point of the delivery of a machine with variable speed at its maximum pressure (ISO 1217, annex E).
 *
 * @param delivery free air delivery, l/min
 * @param power taken by the package, kW
 */
public record FlowPoint(Number delivery, Number power) implements Part {

    /** Those of a fragment's elements, from the highest speed down: `12000 | 83.4`. */
    static Stream<FlowPoint> in(Map<String, Object> elements) {
        return elements.get("flowCurve") instanceof String[] lines ? Stream.of(lines).flatMap(line -> of(line).stream()) : Stream.empty();
    }

    private static Optional<FlowPoint> of(String line) {
        var columns = line.split("\\|");
        return columns.length < 2 ? Optional.empty() : Optional.of(new FlowPoint(Figures.numberOf(columns[0]), Figures.numberOf(columns[1])));
    }
}
