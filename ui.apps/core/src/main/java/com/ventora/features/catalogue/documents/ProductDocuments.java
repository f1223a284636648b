package com.ventora.features.catalogue.documents;

import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.day.cq.dam.api.Asset;
import com.ventora.core.pictures.AssetMetadata;
import com.ventora.features.catalogue.CatalogueNames;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.commons.mime.MimeTypeService;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.Self;

/**
 * The documents of a product, one of each kind: in the reader's language, else in English, else in any language, which
 * the model then states. Documents without a kind are all shown. Data sheet and manual are drawn if none is stored.
 */
@Model(adaptables = SlingHttpServletRequest.class)
public class ProductDocuments {

    /** The fallback language of a document. */
    private static final String FALLBACK_LANGUAGE = "en";

    @Self
    private SlingHttpServletRequest request;

    @Self
    private Shop shop;

    @Self
    private LinkManager linkManager;

    @Self
    private DrawnDocuments drawn;

    @OSGiService
    private MimeTypeService mimeTypes;

    public List<ProductDocument> of(Product product) {
        var documents = new ArrayList<>(files(product).map(this::document).toList());
        var filed = documents.stream().map(ProductDocument::type).filter(Objects::nonNull).collect(Collectors.toSet());
        drawn.of(product).filter(each -> !filed.contains(each.type())).forEach(documents::add);
        documents.sort(Comparator.comparingInt(ProductDocuments::rank));
        return documents;
    }

    private Stream<Resource> files(Product product) {
        var kinds = product.listed("documents").stream()
            .map(request.getResourceResolver()::getResource)
            .filter(asset -> asset != null && asset.adaptTo(Asset.class) != null)
            .collect(Collectors.groupingBy(
                asset -> Optional.ofNullable(typeOf(asset)).orElse(asset.getPath()), LinkedHashMap::new, Collectors.toList()));
        return kinds.values().stream().map(this::nearest);
    }

    private Resource nearest(List<Resource> versions) {
        return Stream.of(shop.locale().getLanguage(), "", FALLBACK_LANGUAGE)
            .flatMap(language -> versions.stream().filter(each -> languageOf(each).equals(language)))
            .findFirst()
            .orElse(versions.get(0));
    }

    private ProductDocument document(Resource resource) {
        var asset = resource.adaptTo(Asset.class);
        var language = languageOf(resource);
        var extension = Optional.ofNullable(asset.getMimeType())
            .map(mimeTypes::getExtension)
            .orElse(resource.getName().replaceAll("^.*\\.", ""));
        return new ProductDocument(
            linkManager.get(resource.getPath() + ".coredownload.inline." + extension).build().getMappedURL(),
            Optional.ofNullable(AssetMetadata.text(resource, "dc:title")).orElse(resource.getName()),
            typeOf(resource),
            language.isEmpty() ? null : language,
            !language.isEmpty() && !language.equals(shop.locale().getLanguage()),
            AssetMetadata.text(resource, "ventora:revision"),
            extension,
            bytes(resource, asset));
    }

    private static Long bytes(Resource resource, Asset asset) {
        var original = asset.getOriginal();
        return Optional.ofNullable(AssetMetadata.of(resource).get("dam:size", Long.class))
            .or(() -> Optional.ofNullable(original == null || original.getSize() == 0 ? null : original.getSize()))
            .orElse(null);
    }

    private static int rank(ProductDocument document) {
        var types = CatalogueNames.get().documentTypes();
        var index = types.indexOf(document.type());
        return index < 0 ? types.size() : index;
    }

    private static String typeOf(Resource asset) {
        return AssetMetadata.text(asset, "ventora:documentType");
    }

    /** The language code alone; empty for a document without words. */
    private static String languageOf(Resource asset) {
        var language = Optional.ofNullable(AssetMetadata.text(asset, "dc:language")).orElse("");
        return language.toLowerCase(Locale.ROOT).split("[-_]")[0];
    }
}
