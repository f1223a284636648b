package com.ventora.features.geography;

/**
 * A town or village.
 *
 * @param region a state, canton, province or county; empty if unknown
 * @param country ISO 3166-1, upper case
 */
public record Place(String name, String region, String country, Point point, int population) {}
