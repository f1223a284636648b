package com.ventora.core.platform;

import com.adobe.cq.export.json.SlingModelFilter;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.apache.sling.api.resource.Resource;

/**
 * AEM's filter for resources that models see: no configuration, and no component removed from a live copy by its
 * author.
 */
final class ModelFilter implements SlingModelFilter {

    private static final Set<String> CONFIGURATION = Set.of("cq:responsive", "cq:LiveSyncConfig", "cq:annotations");
    private static final String GHOST = "wcm/msm/components/ghost";

    @Override
    public Map<String, Object> filterProperties(Map<String, Object> properties) {
        return properties;
    }

    @Override
    public Iterable<Resource> filterChildResources(Iterable<Resource> resources) {
        return StreamSupport.stream(resources.spliterator(), false)
            .filter(each -> !CONFIGURATION.contains(each.getName()) && !each.isResourceType(GHOST))
            .toList();
    }
}
