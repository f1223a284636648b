package com.ventora.core.pages;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.util.ComponentUtils;
import com.day.cq.wcm.api.Page;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.Choices;
import com.ventora.core.shared.Own;
import java.util.List;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The date and the tags of a page. Each tag links to all pages that have it, collected by the nearest list above. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/tags",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class TagsModel extends Own {

    @ScriptVariable
    private Page currentPage;

    @Self
    private ListedTags tags;

    @Self
    private ChoiceLinks links;

    public String getDate() {
        return currentPage.getProperties().get("date", String.class);
    }

    public List<ListView.TagLink> getTags() {
        return PageLists.above(currentPage).map(this::leadingTo).orElse(List.of());
    }

    private List<ListView.TagLink> leadingTo(Resource list) {
        var page = currentPage.getPageManager().getContainingPage(list);
        var anchor = ComponentUtils.getId(list, page, null);
        return tags.of(currentPage.getProperties(), list).stream()
            .map(tag -> new ListView.TagLink(
                tag.title(), links.from(page, new Choices().and("tag", tag.value()).and("units", links.units()), anchor)))
            .toList();
    }
}
