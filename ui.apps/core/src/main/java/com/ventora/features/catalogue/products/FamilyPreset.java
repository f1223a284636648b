package com.ventora.features.catalogue.products;

import com.ventora.features.search.ListPreset;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.sling.api.resource.ValueMap;
import org.osgi.service.component.annotations.Component;

/**
 * Lists show the author's family, else the page's, in the form used by addresses: `mobile/piston`. The root of all
 * families filters nothing.
 */
@Component(service = ListPreset.class)
public final class FamilyPreset implements ListPreset {

    /** A dialog stores the path of a family's tag; other content can contain its id. */
    private static final Pattern FAMILY = Pattern.compile("^(?:/content/cq:tags/)?[^/]*/?");

    @Override
    public Map<String, List<String>> filters(ValueMap list, ValueMap page) {
        var own = list.get("category", "");
        var family = FAMILY.matcher(own.isEmpty() ? page.get("family", "") : own).replaceFirst("");
        return family.isEmpty() ? Map.of() : Map.of("family", List.of(family));
    }
}
