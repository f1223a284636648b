package com.ventora.core.sizing;

import com.ventora.core.catalogue.GeneratedNames;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the form of the sizing helper goes by, generated from the local server's exporter (`npm run generate`), so that it is
 * written once.
 *
 * @param typed what the fields say before anybody has typed
 * @param bounds numbers that are taken, by the name of their field
 * @param measureBounds those of flow and pressure, by the system of units
 * @param noises the loudest that a machine may be, dB(A)
 * @param inlets temperatures of the air where it is dried, °C
 * @param usRegions countries that measure by pound, gallon and inch
 * @param usUnits what one cfm is in l/min, and one psi in bar
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

    /** Of a number. */
    public record Bounds(Number min, Number max) {}

    private static final SizingNames NAMES = GeneratedNames.read("sizing-names.json", SizingNames.class);

    public static SizingNames get() {
        return NAMES;
    }
}
