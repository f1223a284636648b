package com.ventora.core.comparison;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.type.MapType;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Set;
import java.util.SortedMap;

/**
 * Records the JSON objects in which the order of keys matters: ordered maps, records, and classes with
 * `@JsonPropertyOrder`. Other classes are written in the JVM's order of methods, which is arbitrary.
 */
public final class KeyOrder extends SimpleModule {

    private final transient Set<String> paths = new HashSet<>();

    public KeyOrder() {
        setSerializerModifier(new BeanSerializerModifier() {
            @Override
            public JsonSerializer<?> modifySerializer(SerializationConfig config, BeanDescription bean, JsonSerializer<?> serializer) {
                return isOrdered(bean.getBeanClass()) ? new Noting(serializer, paths, value -> true) : serializer;
            }

            @Override
            public JsonSerializer<?> modifyMapSerializer(SerializationConfig config, MapType type, BeanDescription bean, JsonSerializer<?> serializer) {
                return new Noting(serializer, paths, value -> value instanceof LinkedHashMap || value instanceof SortedMap);
            }
        });
    }

    /** Paths of these objects in everything written since the last call, such as `/:items/root`. */
    public Set<String> takePaths() {
        var taken = Set.copyOf(paths);
        paths.clear();
        return taken;
    }

    /** An unwrapped object adds its own keys to a record, in any order. */
    private static boolean isOrdered(Class<?> type) {
        return type.isAnnotationPresent(JsonPropertyOrder.class)
            || type.isRecord() && Arrays.stream(type.getRecordComponents())
                .noneMatch(part -> part.getAccessor().isAnnotationPresent(JsonUnwrapped.class));
    }
}
