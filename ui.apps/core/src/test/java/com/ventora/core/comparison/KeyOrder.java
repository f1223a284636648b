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
 * Notes in which objects of the JSON the order of keys says something: maps that keep one, records, and classes with
 * `@JsonPropertyOrder`. Other classes are written as the JVM lists their methods, which is in no order.
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

    /** Where these objects are in what was written since the last time, as `/:items/root`. */
    public Set<String> takePaths() {
        var taken = Set.copyOf(paths);
        paths.clear();
        return taken;
    }

    /** What is unwrapped into a record brings its own keys, in whatever order. */
    private static boolean isOrdered(Class<?> type) {
        return type.isAnnotationPresent(JsonPropertyOrder.class)
            || type.isRecord() && Arrays.stream(type.getRecordComponents())
                .noneMatch(part -> part.getAccessor().isAnnotationPresent(JsonUnwrapped.class));
    }
}
