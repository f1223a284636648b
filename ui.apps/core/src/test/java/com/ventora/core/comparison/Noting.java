package com.ventora.core.comparison;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.ser.ResolvableSerializer;
import com.fasterxml.jackson.databind.util.NameTransformer;
import java.io.IOException;
import java.util.Set;
import java.util.function.Predicate;

/** Writes like another serializer and records the path. */
final class Noting extends JsonSerializer<Object> implements ContextualSerializer, ResolvableSerializer {

    private final JsonSerializer<Object> real;
    private final Set<String> paths;
    private final Predicate<Object> isNoted;

    @SuppressWarnings("unchecked")
    Noting(JsonSerializer<?> real, Set<String> paths, Predicate<Object> isNoted) {
        this.real = (JsonSerializer<Object>) real;
        this.paths = paths;
        this.isNoted = isNoted;
    }

    @Override
    public void serialize(Object value, JsonGenerator json, SerializerProvider provider) throws IOException {
        if (isNoted.test(value)) paths.add(pathOf(json.getOutputContext()));
        real.serialize(value, json, provider);
    }

    /** In a list, Jackson has already counted the current entry. */
    private static String pathOf(JsonStreamContext place) {
        return place.inArray()
            ? unescaped(place.getParent().pathAsPointer()) + "/" + (place.getCurrentIndex() + 1)
            : unescaped(place.pathAsPointer());
    }

    private static String unescaped(JsonPointer pointer) {
        return pointer.toString().replace("~1", "/").replace("~0", "~");
    }

    @Override
    public JsonSerializer<?> createContextual(SerializerProvider provider, BeanProperty property) throws JsonMappingException {
        return new Noting(provider.handleSecondaryContextualization(real, property), paths, isNoted);
    }

    @Override
    public void resolve(SerializerProvider provider) throws JsonMappingException {
        if (real instanceof ResolvableSerializer resolvable) resolvable.resolve(provider);
    }

    @Override
    public JsonSerializer<Object> unwrappingSerializer(NameTransformer unwrapper) {
        return real.unwrappingSerializer(unwrapper);
    }

    @Override
    public boolean isEmpty(SerializerProvider provider, Object value) {
        return real.isEmpty(provider, value);
    }
}
