package com.ventora.core.shared;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;

/**
 * A content fragment, read by its nodes. Its source (`master`) applies to all languages; variations named after a
 * language (`fr_ch`, `fr`) override some of its texts.
 */
public final class Fragment {

    private static final String MASTER = "master";
    private static final Pattern MODEL = Pattern.compile("/conf/(?:.+/)?settings/dam/cfm/models/([^/]+)");

    private final Resource asset;
    private final Map<String, ValueMap> variations = new HashMap<>();

    public Fragment(Resource asset) {
        this.asset = asset;
    }

    /** The last segment of the path of a fragment's model (`product`); null if the resource is not a fragment. */
    public static String modelOf(Resource resource) {
        if (!resource.getValueMap().get("jcr:primaryType", "").equals("dam:Asset")) return null;
        var data = resource.getChild("jcr:content/data");
        var matcher = MODEL.matcher(data == null ? "" : data.getValueMap().get("cq:model", ""));
        return matcher.matches() ? matcher.group(1) : null;
    }

    public Resource asset() {
        return asset;
    }

    public String path() {
        return asset.getPath();
    }

    /** The elements of the source: numbers, references, texts in the first language. */
    public ValueMap master() {
        return variation(MASTER);
    }

    /** A list of the source: paths, ids of tags; empty if there is none. */
    public List<String> listed(String name) {
        return List.of(master().get(name, new String[0]));
    }

    /** A text in a language, else from the source; null if there is none. */
    public String text(String name, Locale locale) {
        return variations(locale)
            .map(elements -> elements.get(name, String.class))
            .filter(each -> each != null && !each.isEmpty())
            .findFirst()
            .orElse(null);
    }

    /** Texts in a language, all from one variation, so that they match each other. */
    public List<String> texts(String name, Locale locale) {
        return variations(locale)
            .map(elements -> elements.get(name, String[].class))
            .filter(each -> each != null && each.length > 0)
            .findFirst()
            .map(List::of)
            .orElse(List.of());
    }

    /** The variations for a language, the nearest first. */
    private Stream<ValueMap> variations(Locale locale) {
        var ofCountry = locale.getCountry().isEmpty() ? null : locale.toString().toLowerCase(Locale.ROOT);
        return Stream.of(ofCountry, locale.getLanguage(), MASTER).filter(Objects::nonNull).map(this::variation);
    }

    private ValueMap variation(String name) {
        return variations.computeIfAbsent(name, each -> {
            var node = asset.getChild("jcr:content/data/" + each);
            return node == null ? ValueMap.EMPTY : node.getValueMap();
        });
    }
}
