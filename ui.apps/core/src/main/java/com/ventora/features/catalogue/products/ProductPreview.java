package com.ventora.features.catalogue.products;

import com.day.cq.wcm.api.Page;
import com.ventora.core.pages.PagesAbove;
import com.ventora.core.pictures.AssetPictures;
import com.ventora.core.pictures.Picture;
import com.ventora.core.pictures.Pictures;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The picture for link previews of a product's page: the product's first, else that of its family's page. */
@Model(adaptables = SlingHttpServletRequest.class)
public class ProductPreview {

    @ScriptVariable
    private Page currentPage;

    @Self
    private Shop shop;

    @Self
    private Pictures pictures;

    @Self
    private AssetPictures assetPictures;

    /** Empty for a page that shows no product. */
    public Optional<Picture> picture() {
        return Optional.ofNullable(shop.currentProduct(null)).flatMap(product -> first(product).or(this::above));
    }

    private Optional<Picture> first(Product product) {
        return product.listed("gallery").stream().findFirst().map(path -> assetPictures.of(path, ""));
    }

    private Optional<Picture> above() {
        return PagesAbove.of(currentPage)
            .skip(1)
            .flatMap(page -> Stream.ofNullable(page.getContentResource()))
            .flatMap(content -> Stream.ofNullable(pictures.featured(content)))
            .findFirst();
    }
}
