package com.ventora.features.sizing;

import com.ventora.core.shared.GeneratedNames;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Names and limits of the sizing helper's form, generated from the local server's exporter (`npm run generate`), so
 * that there is one source.
 *
 * @param typed initial values of the fields
 * @param bounds allowed numbers, by field name
 * @param measureBounds those of flow and pressure, by the system of units
 * @param noises maximum noise levels to choose from, dB(A)
 * @param inlets temperatures of the air at the dryer, °C
 * @param usRegions countries that measure in pounds, gallons and inches
 * @param usUnits one cfm in l/min, and one psi in bar
 */
public record SizingNames(
    Map<String, Object> typed,
    Map<String, Bounds> bounds,
    Map<String, Map<String, Bounds>> measureBounds,
    List<String> noises,
    List<Integer> inlets,
    int maxRows,
    Set<String> usRegions,
    Map<String, Double> usUnits) {

    /** Limits of a number. */
    public record Bounds(Number min, Number max) {}

    private static final SizingNames NAMES = GeneratedNames.read("sizing-names.json", SizingNames.class);

    public static SizingNames get() {
        return NAMES;
    }
}
