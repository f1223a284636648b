package com.ventora.features.catalogue.products;

import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.adobe.cq.wcm.core.components.util.ComponentUtils;
import com.day.cq.wcm.api.Page;
import com.ventora.core.pages.PageTitles;
import com.ventora.core.pictures.Picture;
import com.ventora.core.pictures.Pictures;
import com.ventora.core.shared.Part;
import com.ventora.features.catalogue.Catalogue;
import com.ventora.features.catalogue.CatalogueNames;
import com.ventora.features.catalogue.Figure;
import java.util.List;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Pages as cards. */
@Model(adaptables = SlingHttpServletRequest.class)
public class PageCards {

    private static final int MAX_FIGURES = 4;

    /** Authored text: `label|value`. */
    record AuthoredFigure(String label, String value) {

        static AuthoredFigure of(String line) {
            var end = line.indexOf('|');
            return end < 0
                ? new AuthoredFigure(line.trim(), "")
                : new AuthoredFigure(line.substring(0, end).trim(), line.substring(end + 1).trim());
        }
    }

    /** @param measures figures of the page's product */
    record Card(
        String id,
        String pretitle,
        String title,
        String description,
        List<AuthoredFigure> figures,
        List<Figure> measures,
        Picture image,
        Link<?> link)
        implements Part {}

    @Self
    private SlingHttpServletRequest request;

    @Self
    private LinkManager linkManager;

    @Self
    private Pictures pictures;

    /** @param componentId id of the component, prefix of the ids of its cards */
    Card of(Page listed, String componentId, boolean withFigures) {
        var link = linkManager.get(listed).build();
        var page = link.getReference() instanceof Page end ? end : listed;
        var properties = page.getProperties();
        return new Card(
            ComponentUtils.generateId(componentId + "-item", listed.getContentResource().getPath()),
            properties.get("pretitle", String.class),
            PageTitles.inLists(page),
            page.getDescription(),
            withFigures ? authoredFigures(page) : List.of(),
            withFigures ? measures(page) : List.of(),
            pictures.featured(page.getContentResource()),
            link.isValid() ? link : null);
    }

    private static List<AuthoredFigure> authoredFigures(Page page) {
        return Stream.of(page.getProperties().get("figures", new String[0])).limit(MAX_FIGURES).map(AuthoredFigure::of).toList();
    }

    /** A page's product is looked up in the catalogue of the page's own site, wherever its card is shown. */
    private List<Figure> measures(Page page) {
        var product = Catalogue.of(request, page.getPath()).get(page.getProperties().get("productPath", ""));
        return product == null ? List.of() : ProductCards.figures(product, CatalogueNames.get().cardFigures());
    }
}
