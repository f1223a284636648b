package com.ventora.features.catalogue.products;

import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.adobe.cq.wcm.core.components.util.ComponentUtils;
import com.ventora.core.pictures.AssetPictures;
import com.ventora.core.pictures.Picture;
import com.ventora.core.pictures.Pictures;
import com.ventora.core.shared.Children;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The families that a component shows as cards: those named by its author, else those below one (`category`). */
@Model(adaptables = SlingHttpServletRequest.class)
public class CategoryCards {

    /** @param asset the picture set by the author; empty if there is none */
    private record Named(String family, String asset) {}

    @Self
    private Shop shop;

    @Self
    private AssetPictures assets;

    @Self
    private Pictures pictures;

    @Self
    private ProductCards products;

    @Self
    private LinkManager linkManager;

    /** Without missing tags. */
    List<CategoryCard> of(Resource component, String componentId) {
        var target = component.getValueMap().get("linkTarget", String.class);
        return named(component).filter(each -> shop.tagName(each.family) != null).map(each -> card(each, componentId, target)).toList();
    }

    private Stream<Named> named(Resource component) {
        var named = Children.of(component, "items").stream()
            .map(Resource::getValueMap)
            .map(item -> new Named(Shop.familyId(item.get("category", "")), item.get("asset", "")))
            .filter(each -> !each.family.isEmpty())
            .toList();
        if (!named.isEmpty()) return named.stream();
        return shop.familiesBelow(Shop.familyId(component.getValueMap().get("category", ""))).map(id -> new Named(id, ""));
    }

    private CategoryCard card(Named named, String componentId, String target) {
        var family = named.family;
        var page = shop.pageOfFamily(family);
        var content = page == null ? null : page.getChild("jcr:content");
        var members = shop.catalogue().inFamily(family);
        return new CategoryCard(
            ComponentUtils.generateId(componentId + "-item", family),
            shop.tagName(family),
            family,
            content == null ? null : content.getValueMap().get("jcr:description", String.class),
            members.size(),
            picture(named.asset, content, members),
            page == null ? null : link(page, target));
    }

    /** A family without its own picture shows that of its page, else of its first product that has one. */
    private Picture picture(String asset, Resource pageContent, List<Product> members) {
        return Stream.<Supplier<Picture>>of(
                () -> assets.of(asset.isEmpty() ? null : asset, ""),
                () -> pageContent == null ? null : pictures.featured(pageContent),
                () -> members.stream().map(products::picture).filter(Objects::nonNull).findFirst().orElse(null))
            .map(Supplier::get)
            .filter(Objects::nonNull)
            .findFirst()
            .orElse(null);
    }

    private Link<?> link(Resource page, String target) {
        var link = linkManager.get(page.getPath()).withLinkTarget(target).build();
        return link.isValid() ? link : null;
    }
}
