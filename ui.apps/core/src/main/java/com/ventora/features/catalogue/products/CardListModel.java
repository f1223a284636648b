package com.ventora.features.catalogue.products;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.day.cq.wcm.api.Page;
import com.day.cq.wcm.api.PageFilter;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.pictures.Picture;
import com.ventora.core.pictures.Pictures;
import com.ventora.core.shared.Own;
import com.ventora.core.shared.Settings;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Default;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** Pages as product cards, with an optional banner above them. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/cardlist",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class CardListModel extends Own {

    private static final int MAX_ITEMS = 4;

    /** The key is named after the component. */
    @ValueMapValue(name = "spaceBelow")
    @Default(booleanValues = false)
    @JsonProperty
    private boolean spaceBellow;

    @ValueMapValue
    @Default(booleanValues = false)
    @JsonProperty
    private boolean useBgGradient;

    @ValueMapValue
    private String[] pages;

    @ValueMapValue
    private String parentPage;

    @Self
    private Settings settings;

    @ScriptVariable
    private Page currentPage;

    @Self
    private Pictures pictures;

    @Self
    private PageCards cards;

    public Picture getBanner() {
        return pictures.ownOf(resource);
    }

    public List<PageCards.Card> getCards() {
        var limit = settings.get("maxItems", Integer.class).orElse(MAX_ITEMS);
        var figures = settings.get("showFigures", Boolean.class).orElse(false);
        return shownPages().filter(Page::hasContent).limit(Math.max(0, limit)).map(page -> cards.of(page, getId(), figures)).toList();
    }

    /** The pages named by the author, else those below a page, without hidden ones. */
    private Stream<Page> shownPages() {
        if (pages != null) return Arrays.stream(pages).map(this::page).filter(Objects::nonNull);
        var parent = parentPage == null ? null : page(parentPage);
        if (parent == null) return Stream.empty();
        Iterable<Page> below = () -> parent.listChildren(new PageFilter());
        return StreamSupport.stream(below.spliterator(), false);
    }

    private Page page(String path) {
        return currentPage.getPageManager().getPage(path);
    }
}
