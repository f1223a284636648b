package com.ventora.features.search;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.day.cq.wcm.api.Page;
import com.day.cq.wcm.api.designer.Style;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.Own;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** The filter list: the address of its service, and its defaults. The search service fills in the results. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/filterlist",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class FilterListModel extends Own {

    private static final int PAGE_SIZE = 24;
    private static final int MOST = 96;

    @ValueMapValue(name = "jcr:title")
    @JsonProperty
    private String title;

    @ScriptVariable
    private Page currentPage;

    @ScriptVariable
    private Style currentStyle;

    @Self
    private ChoiceLinks links;

    @OSGiService
    private List<ListPreset> presets = List.of();

    /** Defaults for what the address leaves out. */
    record Preset(Map<String, List<String>> filters) {}

    public String getService() {
        return request.getContextPath() + "/bin/ventora/search";
    }

    public String getAction() {
        return links.pageAddress();
    }

    public Preset getPreset() {
        var filters = new LinkedHashMap<String, List<String>>();
        var kind = properties().get("kind", "");
        if (!kind.isEmpty()) filters.put("kind", List.of(kind));
        presets.forEach(each -> filters.putAll(each.filters(properties(), currentPage.getProperties())));
        return new Preset(filters);
    }

    /** A facet available in every list: products, articles and documents. */
    public Set<String> getFacets() {
        var facets = new LinkedHashSet<String>(named("facets"));
        if (facets.isEmpty()) return facets;
        var all = new LinkedHashSet<>(Set.of("kind"));
        all.addAll(facets);
        return all;
    }

    public List<String> getFigures() {
        return named("figures");
    }

    public int getPageSize() {
        var size = properties().get("pageSize", Integer.class);
        return Math.min(MOST, Math.max(1, size != null ? size : style().get("pageSize", PAGE_SIZE)));
    }

    /** A figure, with `-` before it if descending; null for the order of the search. */
    public String getSort() {
        var field = setting("defaultSortField");
        return field.isEmpty() ? null : (setting("defaultSortOrder").equals("desc") ? "-" : "") + field;
    }

    private String setting(String name) {
        return properties().get(name, style().get(name, ""));
    }

    private ValueMap style() {
        return currentStyle == null ? ValueMap.EMPTY : currentStyle;
    }

    private List<String> named(String property) {
        var names = properties().get(property, new String[0]);
        return Arrays.stream(names).map(String::trim).filter(name -> !name.isEmpty()).toList();
    }
}
