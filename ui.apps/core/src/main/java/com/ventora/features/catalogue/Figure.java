package com.ventora.features.catalogue;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * A figure of a product: a number in the unit of its source, or words (`G ¼`) without a unit. Numbers are never
 * converted or rounded.
 *
 * @param value a Long, a Double or a String
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Figure(String name, Object value, String unit) {}
