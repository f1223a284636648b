package com.ventora.core.pages;

import com.adobe.aem.spa.project.core.models.Page;
import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ContainerExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.export.json.hierarchy.HierarchyNodeExporter;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.ventora.core.shared.Part;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.Via;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.via.ResourceSuperType;

/**
 * The SPA project's page, with the data for the document's head in `head`, which Core Components give only to their own
 * markup.
 */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = {Page.class, ContainerExporter.class, ComponentExporter.class},
    resourceType = "ventora/components/page")
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class PageModel implements Page, Part {

    /** Core Components' page, which has more keys than the SPA project exports. */
    @Self
    @Via(type = ResourceSuperType.class)
    private com.adobe.cq.wcm.core.components.models.Page core;

    @Self
    @Via(type = ResourceSuperType.class)
    private Page hierarchy;

    @Self
    private PageHead head;

    @JsonUnwrapped
    @JsonIgnoreProperties({":type", ":items", ":itemsOrder", "title", "description"})
    public com.adobe.cq.wcm.core.components.models.Page getCore() {
        return core;
    }

    @JsonUnwrapped
    public PageHead getHead() {
        return head;
    }

    @Override
    public String getHierarchyRootJsonExportUrl() {
        return hierarchy.getHierarchyRootJsonExportUrl();
    }

    @Override
    public Page getHierarchyRootModel() {
        return hierarchy.getHierarchyRootModel();
    }

    @Override
    public String getExportedType() {
        return core.getExportedType();
    }

    /** The featured image is shown on other pages. On its own page it is left out, although its type is a component. */
    @Override
    public Map<String, ? extends ComponentExporter> getExportedItems() {
        var items = new LinkedHashMap<String, ComponentExporter>(core.getExportedItems());
        items.remove("cq:featuredimage");
        return items;
    }

    @Override
    public String[] getExportedItemsOrder() {
        return getExportedItems().keySet().toArray(String[]::new);
    }

    @Override
    public String getExportedHierarchyType() {
        return hierarchy.getExportedHierarchyType();
    }

    @Override
    public String getExportedPath() {
        return hierarchy.getExportedPath();
    }

    @Override
    public Map<String, ? extends HierarchyNodeExporter> getExportedChildren() {
        return hierarchy.getExportedChildren();
    }
}
