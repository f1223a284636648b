package com.ventora.core.site;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.GregorianCalendar;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.StreamSupport;

/** Reads nodes written by scripts/same-json/content-json.ts. */
public final class NodeReader {

    private final Function<String, Node> byPath;

    /** @param byPath finds nodes that are referenced by path */
    public NodeReader(Function<String, Node> byPath) {
        this.byPath = byPath;
    }

    public Node read(String path, JsonNode json) {
        if (json.has("ref")) return byPath.apply(json.get("ref").asText());
        var own = json.path("path").asText(path);
        var properties = new LinkedHashMap<String, Object>();
        json.path("p").fields().forEachRemaining(each -> properties.put(each.getKey(), valueOf(each.getValue())));
        var children = new LinkedHashMap<String, Node>();
        json.path("c").fields().forEachRemaining(each ->
            children.put(each.getKey(), read(own.equals("/") ? "/" + each.getKey() : own + "/" + each.getKey(), each.getValue())));
        var file = json.has("file") ? json.get("file").asText() : null;
        return new Node(own, Map.copyOf(properties), children, file);
    }

    /** The same types as in scripts/generate/docview.ts: whole numbers are Long, others Double, lists contain text. */
    private static Object valueOf(JsonNode json) {
        if (json.isObject()) return typed(json.get("type").asText(), json.get("value"));
        if (json.isArray()) return typed("String", json);
        if (json.isTextual()) return json.asText();
        if (json.isBoolean()) return json.asBoolean();
        return json.isIntegralNumber() ? (Object) json.asLong() : (Object) json.asDouble();
    }

    private static Object typed(String type, JsonNode json) {
        Function<String, Object> parse = switch (type) {
            case "Date" -> text -> GregorianCalendar.from(ZonedDateTime.ofInstant(Instant.parse(text), ZoneOffset.UTC));
            case "Long" -> Long::valueOf;
            case "Double" -> Double::valueOf;
            case "Boolean" -> Boolean::valueOf;
            default -> text -> text;
        };
        if (!json.isArray()) return parse.apply(json.asText());
        var values = StreamSupport.stream(json.spliterator(), false).map(each -> parse.apply(each.asText()));
        return switch (type) {
            case "Long" -> values.toArray(Long[]::new);
            case "Double" -> values.toArray(Double[]::new);
            case "Boolean" -> values.toArray(Boolean[]::new);
            default -> values.toArray(String[]::new);
        };
    }
}
