package com.ventora.core.pictures;

import com.day.cq.dam.api.Asset;
import com.day.cq.dam.api.Rendition;
import java.io.IOException;
import javax.servlet.Servlet;
import javax.servlet.http.HttpServletResponse;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.SlingHttpServletResponse;
import org.apache.sling.api.servlets.SlingSafeMethodsServlet;
import org.apache.sling.commons.mime.MimeTypeService;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Serves assets at their own address, as shown by fragments, since Core Components' adaptive image servlet serves only
 * image components. It sends one of AEM's renditions, whose type can differ from the extension. Requests never cause
 * computation: there is one address for each width and format of a picture; others redirect there or fail.
 */
@Component(
    service = Servlet.class,
    property = {
        "sling.servlet.resourceTypes=dam/Asset",
        "sling.servlet.selectors=coreimg",
        "sling.servlet.extensions=avif",
        "sling.servlet.extensions=gif",
        "sling.servlet.extensions=jpeg",
        "sling.servlet.extensions=jpg",
        "sling.servlet.extensions=png",
        "sling.servlet.extensions=svg",
        "sling.servlet.extensions=webp",
        "sling.servlet.methods=GET",
        "sling.servlet.methods=HEAD"
    })
public final class AssetPictureServlet extends SlingSafeMethodsServlet {

    private static final long serialVersionUID = 1;

    private static final String IMMUTABLE = "public, max-age=31536000, immutable";
    private static final String UNDATED = "public, max-age=43200";
    private static final String MOVED = "public, max-age=300";

    /** Browsers render an SVG as a document, including scripts in it. */
    private static final String DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox";

    @Reference
    private transient MimeTypeService mimeTypes;

    @Override
    protected void doGet(SlingHttpServletRequest request, SlingHttpServletResponse response) throws IOException {
        var resource = request.getResource();
        var asset = resource.adaptTo(Asset.class);
        var file = asset == null ? null : PictureFile.of(asset, mimeTypes).orElse(null);
        var asked = AskedPicture.of(request.getRequestPathInfo()).orElse(null);
        var policy = ImagePolicy.of(resource);
        if (file == null || asked == null || !asked.isFor(file, policy)) {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
            return;
        }
        var canonical = asked.canonical(file, policy);
        if (!addressOf(request).equals(canonical)) {
            response.setHeader("Cache-Control", MOVED);
            response.sendRedirect(request.getResourceResolver().map(request, resource.getPath()) + canonical);
            return;
        }
        var rendition = new NearestRendition(asset).of(asked.width(), asked.extension());
        if (rendition.isPresent()) send(rendition.get(), file, request, response);
        else response.sendError(HttpServletResponse.SC_NOT_FOUND);
    }

    private static void send(
        Rendition rendition, PictureFile file, SlingHttpServletRequest request, SlingHttpServletResponse response) throws IOException {
        response.setHeader("Cache-Control", file.modified() > 0 ? IMMUTABLE : UNDATED);
        if (file.modified() > 0) {
            response.setDateHeader("Last-Modified", file.modified());
            if (isKnown(request, file.modified())) {
                response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
                return;
            }
        }
        var type = rendition.getMimeType();
        response.setContentType(type);
        if (type.startsWith("image/svg")) response.setHeader("Content-Security-Policy", DRAWING_POLICY);
        if (rendition.getSize() > 0) response.setHeader("Content-Length", String.valueOf(rendition.getSize()));
        try (var bytes = rendition.getStream()) {
            bytes.transferTo(response.getOutputStream());
        }
    }

    /** The part after the asset's path. */
    private static String addressOf(SlingHttpServletRequest request) {
        var address = request.getRequestPathInfo();
        var suffix = address.getSuffix();
        return "." + address.getSelectorString() + "." + address.getExtension() + (suffix == null ? "" : suffix);
    }

    private static boolean isKnown(SlingHttpServletRequest request, long modified) {
        try {
            return request.getDateHeader("If-Modified-Since") >= modified / 1000 * 1000;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
