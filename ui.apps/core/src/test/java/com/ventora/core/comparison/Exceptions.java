package com.ventora.core.comparison;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Map;

/**
 * Accepted differences (exceptions.json), each with its reason.
 *
 * @param keys by resource type, keys excluded from the comparison
 * @param types resource types without a Java model, or with one that is not correct yet
 */
public record Exceptions(Map<String, Map<String, String>> keys, Map<String, String> types) {

    public static Exceptions read() throws IOException {
        try (var json = Exceptions.class.getResourceAsStream("/exceptions.json")) {
            return new ObjectMapper().readValue(json, new TypeReference<>() {});
        }
    }

    boolean has(String type, String key) {
        return keys.getOrDefault(type, Map.of()).containsKey(key);
    }
}
