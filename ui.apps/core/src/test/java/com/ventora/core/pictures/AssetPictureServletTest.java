package com.ventora.core.pictures;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.day.cq.dam.api.Asset;
import io.wcm.testing.mock.aem.junit5.AemContext;
import io.wcm.testing.mock.aem.junit5.AemContextExtension;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Set;
import javax.servlet.Servlet;
import javax.servlet.ServletException;
import org.apache.sling.api.resource.ModifiableValueMap;
import org.apache.sling.api.resource.PersistenceException;
import org.apache.sling.api.wrappers.SlingHttpServletRequestWrapper;
import org.apache.sling.testing.mock.sling.servlet.MockSlingHttpServletResponse;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(AemContextExtension.class)
class AssetPictureServletTest {

    private static final String PHOTO = "/content/dam/ventora/products/m-50.jpg";
    private static final String LOGO = "/content/dam/ventora/brand/logo.svg";
    private static final long CHANGED = 1_795_165_200_000L;
    private static final String IMMUTABLE = "public, max-age=31536000, immutable";

    private final AemContext context = new AemContext();
    private AssetPictureServlet servlet;

    /** The bytes of a rendition are its name, so that tests see which one was sent. */
    @BeforeEach
    void makeSite() throws PersistenceException {
        servlet = context.registerInjectActivateService(new AssetPictureServlet());
        context.create().resource(
            "/conf/ventora/settings/wcm/policies/ventora/components/image/default",
            "allowedRenditionWidths", new String[] {"320", "640", "1280", "1600"},
            "jpegQuality", 82);
        var photo = asset(PHOTO, "image/jpeg", 2000, 1000);
        addRendition(photo, "cq5dam.thumbnail.319.319.png", "image/png");
        addRendition(photo, "cq5dam.web.640.640.jpeg", "image/jpeg");
        addRendition(photo, "cq5dam.web.640.640.webp", "image/webp");
        addRendition(photo, "cq5dam.web.1280.1280.jpeg", "image/jpeg");
        addRendition(photo, "someone.1600.1600.jpeg", "image/jpeg");
    }

    @ParameterizedTest
    @CsvSource({
        "82.320.jpeg, cq5dam.web.640.640.jpeg, image/jpeg",
        "82.640.webp, cq5dam.web.640.640.webp, image/webp",
        "82.640.avif, cq5dam.web.640.640.jpeg, image/jpeg",
        "82.1280.webp, cq5dam.web.1280.1280.jpeg, image/jpeg",
        "82.1600.avif, original, image/jpeg"
    })
    void sendsTheNearestRenditionAsWhatItIs(String asked, String rendition, String type) throws Exception {
        var answer = get(PHOTO, asked, "/" + CHANGED + "/m-50." + asked.replaceAll(".*\\.", ""));
        assertEquals(200, answer.getStatus());
        assertEquals(rendition, answer.getOutputAsString());
        assertEquals(type, answer.getContentType());
        assertEquals(IMMUTABLE, answer.getHeader("Cache-Control"));
        assertEquals(String.valueOf(rendition.length()), answer.getHeader("Content-Length"));
        assertTrue(answer.containsHeader("Last-Modified"));
    }

    @Test
    void takesAPictureThatIsTallerThanWideForAsNarrowAsItIs() throws Exception {
        var tall = asset("/content/dam/ventora/products/tall.jpg", "image/jpeg", 1000, 2000);
        addRendition(tall, "cq5dam.web.1280.1280.jpeg", "image/jpeg");
        addRendition(tall, "cq5dam.web.1600.1600.jpeg", "image/jpeg");
        assertEquals("cq5dam.web.1280.1280.jpeg", get(tall.getPath(), "82.640.jpeg", dated("tall.jpeg")).getOutputAsString());
        assertEquals("original", get(tall.getPath(), "82.1280.jpeg", dated("tall.jpeg")).getOutputAsString());
    }

    @Test
    void sendsWhatBrowsersShowOfAPictureThatTheyDoNotKnow() throws Exception {
        var scan = asset("/content/dam/ventora/products/scan.tif", "image/tiff", 3000, 3000);
        assertEquals(404, get(scan.getPath(), "82.1600.jpeg", dated("scan.jpeg")).getStatus());
        addRendition(scan, "cq5dam.web.1280.1280.jpeg", "image/jpeg");
        assertEquals("cq5dam.web.1280.1280.jpeg", get(scan.getPath(), "82.1600.jpeg", dated("scan.jpeg")).getOutputAsString());
    }

    @Test
    void sendsADrawingAsItIsWithoutItsScripts() throws Exception {
        asset(LOGO, "image/svg+xml", 100, 100);
        var answer = get(LOGO, "svg", dated("logo.svg"));
        assertEquals("original", answer.getOutputAsString());
        assertEquals("image/svg+xml", answer.getContentType());
        assertTrue(answer.getHeader("Content-Security-Policy").contains("sandbox"));
        assertEquals(404, get(LOGO, "82.640.svg", dated("logo.svg")).getStatus());
        assertEquals(404, get(LOGO, "webp", dated("logo.webp")).getStatus());
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "82.640.jpeg", "640.jpeg", "7.640.jpeg", "82.640.jpeg/1/m-50.jpeg", "82.640.jpeg/m-50.jpeg", "82.640.jpeg/1795165200000/other.jpeg"
    })
    void leadsOtherAddressesOfAPictureToItsOne(String asked) throws Exception {
        var slash = asked.contains("/") ? asked.indexOf('/') : asked.length();
        var answer = get(PHOTO, asked.substring(0, slash), slash == asked.length() ? null : asked.substring(slash));
        assertEquals(302, answer.getStatus());
        assertEquals(PHOTO + ".coreimg.82.640.jpeg" + dated("m-50.jpeg"), answer.getHeader("Location"));
        assertEquals("public, max-age=300", answer.getHeader("Cache-Control"));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "82.641.jpeg", "82.0.jpeg", "82.-640.jpeg", "82.640px.jpeg", "82.100000000000.jpeg", "101.640.jpeg", "0.640.jpeg", "1.2.640.jpeg",
        "82.640.svg", "82.640.gif", "82.640.bmp", "82.640.html"
    })
    void hasNothingForWhatNoPageAsks(String asked) throws Exception {
        assertEquals(404, get(PHOTO, asked, dated("m-50." + asked.replaceAll(".*\\.", ""))).getStatus());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/1795165200000/m-50.png", "/x/1795165200000/m-50.jpeg", "/../../passwd.jpeg", "/1795165200000", "/"})
    void hasNothingForASuffixThatNoPageWrites(String suffix) throws Exception {
        assertEquals(404, get(PHOTO, "82.640.jpeg", suffix).getStatus());
    }

    @Test
    void hasNoPictureOfOtherFilesOrOfSitesWithoutAPolicy() throws Exception {
        asset("/content/dam/ventora/guide.pdf", "application/pdf", 0, 0);
        assertEquals(404, get("/content/dam/ventora/guide.pdf", "82.640.jpeg", dated("guide.jpeg")).getStatus());
        asset("/content/dam/others/x.jpg", "image/jpeg", 2000, 1000);
        assertEquals(404, get("/content/dam/others/x.jpg", "82.640.jpeg", dated("x.jpeg")).getStatus());
    }

    @Test
    void sendsNothingAgainToThoseWhoHaveIt() throws Exception {
        context.request().addDateHeader("If-Modified-Since", CHANGED);
        var answer = get(PHOTO, "82.640.jpeg", dated("m-50.jpeg"));
        assertEquals(304, answer.getStatus());
        assertEquals("", answer.getOutputAsString());
    }

    @Test
    void sendsNoBytesToThoseWhoAskForTheHead() throws Exception {
        context.request().setMethod("HEAD");
        var answer = get(PHOTO, "82.640.jpeg", dated("m-50.jpeg"));
        assertEquals(200, answer.getStatus());
        assertEquals("", answer.getOutputAsString());
        assertEquals("image/jpeg", answer.getContentType());
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "PATCH"})
    void takesNothing(String method) throws Exception {
        context.request().setMethod(method);
        assertEquals(405, get(PHOTO, "82.640.jpeg", dated("m-50.jpeg")).getStatus());
    }

    @Test
    void isRegisteredForPicturesOfAssetsAlone() throws Exception {
        var service = context.bundleContext().getServiceReferences(Servlet.class, "(sling.servlet.selectors=coreimg)").iterator().next();
        assertEquals("dam/Asset", service.getProperty("sling.servlet.resourceTypes"));
        assertArrayEquals(new String[] {"GET", "HEAD"}, (String[]) service.getProperty("sling.servlet.methods"));
        assertEquals(
            Set.of("avif", "gif", "jpeg", "jpg", "png", "svg", "webp"),
            Set.copyOf(Arrays.asList((String[]) service.getProperty("sling.servlet.extensions"))));
        assertNull(service.getProperty("sling.servlet.paths"));
    }

    /** @param asked the part after `coreimg.`, with the extension */
    private MockSlingHttpServletResponse get(String path, String asked, String suffix) throws ServletException, IOException {
        var parts = ("coreimg." + asked).split("\\.(?=[^.]*$)");
        context.currentResource(path);
        context.requestPathInfo().setSelectorString(parts[0]);
        context.requestPathInfo().setExtension(parts[1]);
        context.requestPathInfo().setSuffix(suffix);
        var response = new MockSlingHttpServletResponse();
        servlet.service(new SlingHttpServletRequestWrapper(context.request()) {
            @Override
            public String getProtocol() {
                return "HTTP/1.1";
            }
        }, response);
        return response;
    }

    private static String dated(String name) {
        return "/" + CHANGED + "/" + name;
    }

    private Asset asset(String path, String type, long width, long height) throws PersistenceException {
        var asset = context.create().asset(path, new ByteArrayInputStream("original".getBytes(StandardCharsets.UTF_8)), type,
            "tiff:ImageWidth", width, "tiff:ImageLength", height);
        var changed = Calendar.getInstance();
        changed.setTimeInMillis(CHANGED);
        var content = context.resourceResolver().getResource(path + "/jcr:content");
        content.adaptTo(ModifiableValueMap.class).put("jcr:lastModified", changed);
        context.resourceResolver().commit();
        return asset;
    }

    private void addRendition(Asset asset, String name, String type) {
        try (var bytes = new ByteArrayInputStream(name.getBytes(StandardCharsets.UTF_8))) {
            context.create().assetRendition(asset, name, bytes, type);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
