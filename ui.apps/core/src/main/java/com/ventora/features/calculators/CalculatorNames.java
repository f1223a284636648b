package com.ventora.features.calculators;

import com.fasterxml.jackson.databind.JsonNode;
import com.ventora.core.shared.GeneratedNames;
import java.util.Map;
import java.util.Set;

/**
 * The calculators' forms before any input, generated from the local server's exporter (`npm run generate`), so that
 * there is one source.
 *
 * @param forms the groups of fields, by calculator and by the system of units
 * @param countryFields which figure of the country a field begins with, by its name
 * @param countries money and figures, by ISO code in lower case
 * @param usRegions countries that measure in pounds, gallons and inches
 */
public record CalculatorNames(
    Map<String, Map<String, JsonNode>> forms,
    Map<String, String> countryFields,
    Map<String, Country> countries,
    Set<String> usRegions) {

    /** A country's money, and what it begins with, by the system of units. */
    public record Country(String currency, Map<String, Map<String, Double>> figures) {}

    private static final CalculatorNames NAMES = GeneratedNames.read("calculators-names.json", CalculatorNames.class);

    public static CalculatorNames get() {
        return NAMES;
    }
}
