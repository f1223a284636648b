package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.adobe.cq.wcm.core.components.models.List;
import com.adobe.cq.wcm.core.components.models.ListItem;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.apache.commons.text.StringEscapeUtils;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.Via;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.via.ResourceSuperType;

/** List v4; pages bring their date and, where the list shows teasers, their teaser. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/list",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class ListModel extends Extended<List> {

    @Self
    @Via(type = ResourceSuperType.class)
    private List core;

    /** An entry with what a page adds to it. */
    record Item(@JsonUnwrapped ListItem core, String date, PageTeaser teaser) implements Part {}

    /** A page as the teaser that an author would make of it. */
    record PageTeaser(
        String pretitle,
        String title,
        String description,
        Link<?> link,
        Picture image,
        String date,
        String typeVariant,
        @JsonProperty(":type") String type)
        implements Part {}

    @Self
    private Pictures pictures;

    @Override
    @JsonIgnoreProperties({":type", "items"})
    public List getCore() {
        return core;
    }

    public java.util.List<Item> getItems() {
        return core.getListItems().stream().map(this::item).toList();
    }

    private Item item(ListItem item) {
        var content = item.getPath() == null ? null : resource.getResourceResolver().getResource(item.getPath() + "/jcr:content");
        if (content == null) return new Item(item, null, null);
        var date = content.getValueMap().get("date", String.class);
        return new Item(item, date, core.displayItemAsTeaser() ? teaser(content, item, date) : null);
    }

    private PageTeaser teaser(Resource content, ListItem item, String date) {
        var description = item.getDescription();
        return new PageTeaser(
            content.getValueMap().get("pretitle", String.class),
            item.getTitle(),
            description == null ? null : "<p>" + StringEscapeUtils.escapeXml10(description) + "</p>",
            item.getLink(),
            pictures.featured(content),
            date,
            date == null ? "feature" : "news",
            "ventora/components/teaser");
    }
}
