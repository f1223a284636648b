package com.ventora.features.catalogue.products;

import com.ventora.core.pages.PageExtension;
import com.ventora.core.pictures.Picture;
import com.ventora.features.catalogue.choosing.ChoosingPages;
import java.util.Map;
import java.util.Optional;
import org.apache.sling.api.SlingHttpServletRequest;
import org.osgi.service.component.annotations.Component;

/** What the catalogue adds to every page: where visitors continue with the products they chose, and a product's picture. */
@Component(service = PageExtension.class)
public final class CataloguePageExtension implements PageExtension {

    @Override
    public Map<String, Object> keys(SlingHttpServletRequest request) {
        var choosing = request.adaptTo(ChoosingPages.class).addresses();
        return choosing == null ? Map.of() : Map.of("choosing", choosing);
    }

    @Override
    public Optional<Picture> preview(SlingHttpServletRequest request) {
        return request.adaptTo(ProductPreview.class).picture();
    }
}
