package com.ventora.core.shared;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Reads the JSON that `npm run generate` writes for Java from the local server's exporter. */
public final class GeneratedNames {

    private GeneratedNames() {}

    /** @param file in the package of the class */
    public static <T> T read(String file, Class<T> type) {
        try (var json = type.getResourceAsStream(file)) {
            return new ObjectMapper().readValue(json, type);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
