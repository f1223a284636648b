package com.ventora.core.comparison;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * Accepted differences (exceptions.json), each with its reason.
 *
 * @param keys by resource type, keys excluded from the comparison; those of a type hold for types that extend it
 * @param types resource types without a Java model, or with one that is not correct yet
 * @param missing types of nodes that only one side may take for a component
 */
public record Exceptions(Map<String, Map<String, String>> keys, Map<String, String> types, Map<String, String> missing) {

    public static Exceptions read() throws IOException {
        try (var json = Exceptions.class.getResourceAsStream("/exceptions.json")) {
            return new ObjectMapper().readValue(json, new TypeReference<>() {});
        }
    }

    /** Whether one side may lack a component of this type. */
    boolean mayBeMissing(String type) {
        return types.containsKey(type) || missing.containsKey(type);
    }

    /** @param types a component's type and its super types */
    boolean has(List<String> types, String key) {
        return types.stream().anyMatch(type -> keys.getOrDefault(type, Map.of()).containsKey(key));
    }
}
