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

/** The documents of a product that are made on demand: its data sheet, the manual for its family, drawing and CAD models. */
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
        return Stream.concat(Stream.of(dataSheet(product), manual(product)).flatMap(Optional::stream), cadFiles(product));
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

    private Stream<ProductDocument> cadFiles(Product product) {
        var page = shop.pageOf(product);
        if (page == null) return Stream.empty();
        return CadFiles.of(product).entrySet().stream().map(file -> cadFile(product, page, file.getKey(), file.getValue()));
    }

    private ProductDocument cadFile(Product product, Resource page, String type, String ending) {
        return new ProductDocument(
            linkManager.get(page.getPath() + "." + ending).build().getMappedURL(),
            product.name(shop.locale()),
            type,
            CadFiles.hasWords(type) ? shop.locale().getLanguage() : null,
            false,
            AssetChange.revision(product.fragment().asset()),
            ending.substring(ending.indexOf('.') + 1),
            null);
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
