package com.ventora.core.pictures;

import com.day.cq.dam.api.Asset;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.commons.mime.MimeTypeService;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.Self;

/**
 * Assets referenced by fragments instead of components. Their address is that of the asset, so it is the same on all
 * pages in all languages. Core Components' image would find no policy, since an asset is not on a page; {@link
 * ImagePolicy} does.
 */
@Model(adaptables = SlingHttpServletRequest.class)
public class AssetPictures {

    @Self
    private SlingHttpServletRequest request;

    @OSGiService
    private MimeTypeService mimeTypes;

    /** Null if the asset is missing or not a picture. */
    public Picture of(String path, String alt) {
        var resource = path == null ? null : request.getResourceResolver().getResource(path);
        var asset = resource == null ? null : resource.adaptTo(Asset.class);
        return asset == null ? null : PictureFile.of(asset, mimeTypes).map(file -> picture(resource, file, alt)).orElse(null);
    }

    private Picture picture(Resource asset, PictureFile file, String alt) {
        var policy = ImagePolicy.of(asset);
        var addresses = new PictureAddresses(
            request.getResourceResolver().map(request, asset.getPath()) + ".coreimg",
            "." + policy.quality(),
            file.extension(),
            file.suffix(file.extension()));
        return Picture.of(
            addresses,
            policy.widths().stream().mapToInt(Integer::intValue),
            asset,
            alt,
            policy.isLazy(),
            policy.sizes(),
            AssetMetadata.text(asset, "focalPoint"));
    }
}
