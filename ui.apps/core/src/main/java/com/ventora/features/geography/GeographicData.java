package com.ventora.features.geography;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The local server's geography files; Maven puts them into the bundle (`model-json/geography/data`). */
final class GeographicData {

    private GeographicData() {}

    static String read(String name) {
        var text = readIfAny(name);
        if (text.isEmpty()) throw new IllegalStateException("The bundle has no geography/data/" + name + ".");
        return text;
    }

    /** Empty if there is no such file. */
    static String readIfAny(String name) {
        try (var file = GeographicData.class.getResourceAsStream("data/" + name)) {
            return file == null ? "" : new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
