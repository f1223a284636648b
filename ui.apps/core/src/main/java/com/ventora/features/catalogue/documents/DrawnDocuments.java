package com.ventora.features.catalogue.documents;

import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.Fragment;
import com.ventora.features.catalogue.Manuals;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The documents of a product that are drawn on demand: its data sheet, the manual for its family. */
@Model(adaptables = SlingHttpServletRequest.class)
public class DrawnDocuments {

    @Self
    private SlingHttpServletRequest request;

    @Self
    private Shop shop;

    @Self
    private LinkManager linkManager;

    @Self
    private ChoiceLinks choices;

    Stream<ProductDocument> of(Product product) {
        return Stream.of(dataSheet(product), manual(product)).flatMap(Optional::stream);
    }

    private Optional<ProductDocument> dataSheet(Product product) {
        return Optional.ofNullable(shop.pageOf(product))
            .map(page -> drawn(page, DrawnType.DATA_SHEET, product.name(shop.locale()), product.fragment()));
    }

    private Optional<ProductDocument> manual(Product product) {
        if (product.family() == null) return Optional.empty();
        return Optional.ofNullable(shop.pageOfFamily(product.family()))
            .flatMap(page -> manuals().forFamily(product.family()).map(manual -> {
                var title = manual.text("title", shop.locale());
                return drawn(page, DrawnType.MANUAL, title == null ? manual.asset().getName() : title, manual);
            }));
    }

    private Manuals manuals() {
        return Manuals.of(request.getResourceResolver(), shop.site());
    }

    private ProductDocument drawn(Resource page, DrawnType type, String title, Fragment source) {
        var address = linkManager.get(type.pathFor(page.getPath())).build().getMappedURL();
        return new ProductDocument(
            choices.inAskedUnits(address),
            title,
            type.id(),
            shop.locale().getLanguage(),
            false,
            AssetChange.revision(source.asset()),
            "pdf",
            null);
    }
}
