package com.ventora.core.library;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.day.cq.wcm.api.Page;
import com.ventora.core.shared.Children;
import com.ventora.core.shared.Own;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;

/** The switches above the examples of a library page. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/library/switches",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class LibrarySwitchesModel extends Own {

    private static final String EXAMPLE = "ventora/components/library/example";

    @ScriptVariable
    private Page currentPage;

    public long getExampleCount() {
        return currentPage == null ? 0 : examplesIn(currentPage.getContentResource());
    }

    private static long examplesIn(Resource resource) {
        return resource.getResourceType().equals(EXAMPLE)
            ? 1
            : Children.of(resource).mapToLong(LibrarySwitchesModel::examplesIn).sum();
    }
}
