package com.ventora.core.shared;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.SlingModelFilter;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.factory.ModelFactory;

/** The children of a component that lays them out itself, exported like those of a container. */
@Model(adaptables = SlingHttpServletRequest.class)
public class OwnItems {

    @Self
    private SlingHttpServletRequest request;

    @OSGiService
    private ModelFactory models;

    @OSGiService
    private SlingModelFilter filter;

    @JsonProperty(":items")
    private final Map<String, ComponentExporter> items = new LinkedHashMap<>();

    @PostConstruct
    public void export() {
        for (var child : filter.filterChildResources(request.getResource().getChildren())) {
            // Nodes without a resource type contain settings.
            if (!child.getValueMap().containsKey("sling:resourceType")) continue;
            items.put(child.getName(), models.getModelFromWrappedRequest(request, child, ComponentExporter.class));
        }
    }

    @JsonProperty(":itemsOrder")
    public Set<String> getOrder() {
        return items.keySet();
    }
}
