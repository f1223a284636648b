package com.ventora.core.models;

import com.day.cq.dam.api.Asset;
import com.ventora.core.pictures.ImagePolicy;
import com.ventora.core.pictures.PictureFile;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.commons.mime.MimeTypeService;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.Self;

/**
 * Pictures of the asset folder that no component of a page holds (a fragment names them): their address is the asset's own, so
 * that a picture has one address on all pages of all languages. Core Components' image would find no policy, for an asset
 * stands on no page: {@link ImagePolicy} does.
 */
@Model(adaptables = SlingHttpServletRequest.class)
public class AssetPictures {

    @Self
    private SlingHttpServletRequest request;

    @OSGiService
    private MimeTypeService mimeTypes;

    /** Null where there is no asset, or one that is no picture. */
    Picture of(String path, String alt) {
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
