package com.ventora.core.pages;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.adobe.cq.wcm.core.components.models.List;
import com.adobe.cq.wcm.core.components.models.ListItem;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.ventora.core.pictures.Picture;
import com.ventora.core.pictures.Pictures;
import com.ventora.core.shared.Extended;
import com.ventora.core.shared.Part;
import javax.annotation.PostConstruct;
import org.apache.commons.text.StringEscapeUtils;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.Via;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.via.ResourceSuperType;

/**
 * List v4; pages have their date and, if the list shows teasers, their teaser. Addresses can select a page of a long
 * list or filter it by tag.
 */
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

    /** An entry with the additions for a page. */
    record Item(@JsonUnwrapped ListItem core, String date, PageTeaser teaser, java.util.List<ListView.TagLink> tags) implements Part {}

    /** A page as an authored teaser would show it. */
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

    @Self
    private ListView view;

    @PostConstruct
    void read() {
        view.open(core.getListItems(), core.getId());
    }

    @Override
    @JsonIgnoreProperties({":type", "items"})
    public List getCore() {
        return core;
    }

    public java.util.List<Item> getItems() {
        return view.entries().stream().map(this::item).toList();
    }

    @JsonUnwrapped
    public ListView getView() {
        return view;
    }

    private Item item(ListView.Entry entry) {
        var item = entry.item();
        var content = entry.content();
        var tags = view.links(entry);
        if (content == null) return new Item(item, null, null, tags);
        var date = content.getValueMap().get("date", String.class);
        return new Item(item, date, core.displayItemAsTeaser() ? teaser(content, item, date) : null, tags);
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
