package com.ventora.features.catalogue.documents;

import com.day.cq.tagging.Tag;
import com.day.cq.tagging.TagManager;
import com.ventora.core.pages.TagTitles;
import com.ventora.core.pictures.AssetPictures;
import com.ventora.core.pictures.Picture;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Everything for sale, in the order of the families' tags. */
@Model(adaptables = SlingHttpServletRequest.class)
public class CatalogueChapters {

    @Self
    private SlingHttpServletRequest request;

    @Self
    private Shop shop;

    @Self
    private AssetPictures pictures;

    /** @param root id of the tag of all families */
    List<CatalogueChapter> of(String root) {
        var tag = request.getResourceResolver().adaptTo(TagManager.class).resolve(root);
        return tag == null ? List.of() : children(tag).map(this::chapter).filter(each -> !each.families().isEmpty()).toList();
    }

    private CatalogueChapter chapter(Tag tag) {
        var families = withAllBelow(tag).map(this::family).filter(Objects::nonNull).toList();
        return new CatalogueChapter(tag.getTagID(), name(tag), description(tag), families);
    }

    /** Null for a family without its own products. */
    private CatalogueChapter.Family family(Tag tag) {
        var id = tag.getTagID();
        var products = shop.catalogue().inFamily(id).stream().filter(product -> id.equals(product.family())).toList();
        if (products.isEmpty()) return null;
        var rows = products.stream().flatMap(product -> CatalogueRow.of(product, shop.locale())).toList();
        var columns = CatalogueRow.columns(rows);
        return new CatalogueChapter.Family(
            id,
            name(tag),
            description(tag),
            address(shop.pageOfFamily(id)),
            picture(products),
            columns,
            rows.stream().map(row -> row(row, columns)).toList());
    }

    private CatalogueChapter.Row row(CatalogueRow row, List<CatalogueChapter.Column> columns) {
        var product = row.product();
        var cells = new ArrayList<Object>();
        for (var column : columns) {
            var figure = row.figure(column.name());
            cells.add(figure == null ? null : figure.value());
        }
        return new CatalogueChapter.Row(
            row.sku(), product.name(shop.locale()), row.version(), address(shop.pageOf(product)), cells);
    }

    /** The first picture of a product of the family. */
    private Picture picture(List<Product> products) {
        var path = products.stream().flatMap(product -> product.listed("gallery").stream()).findFirst();
        return pictures.of(path.orElse(null), "");
    }

    private String name(Tag tag) {
        return TagTitles.of(tag.adaptTo(Resource.class), shop.locale());
    }

    /** Tags have titles by language; ours also have descriptions. */
    private String description(Tag tag) {
        var properties = tag.adaptTo(Resource.class).getValueMap();
        var own = properties.get("jcr:description." + shop.locale().getLanguage(), String.class);
        return own != null ? own : properties.get("jcr:description", String.class);
    }

    private String address(Resource page) {
        return page == null ? null : request.getResourceResolver().map(request, page.getPath() + ".html");
    }

    private static Stream<Tag> withAllBelow(Tag tag) {
        return Stream.concat(Stream.of(tag), children(tag).flatMap(CatalogueChapters::withAllBelow));
    }

    private static Stream<Tag> children(Tag tag) {
        Iterable<Tag> children = tag::listChildren;
        return StreamSupport.stream(children.spliterator(), false);
    }
}
