package com.ventora.features.dealers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.wcm.testing.mock.aem.junit5.AemContext;
import io.wcm.testing.mock.aem.junit5.AemContextExtension;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(AemContextExtension.class)
class FinderTest {

    private final AemContext context = new AemContext();

    @BeforeEach
    void makeDealers() {
        context.addModelsForClasses(Finder.class);
        dealer("shop", "harbour-air");
        dealer("other", "other-air");
    }

    @Test
    void showsTheDealersOfThePagesSite() {
        assertEquals(List.of("other-air"), dealersOn("/content/other/gb/en"));
    }

    @Test
    void showsTheDealersOfTheComponentsSiteWhereThePagesSiteHasNone() {
        assertEquals(List.of("harbour-air"), dealersOn("/content/shop-library/gb/en"));
    }

    private List<String> dealersOn(String path) {
        var page = context.create().page(path);
        context.currentPage(page);
        context.currentResource(context.create().resource(
            page.getContentResource(), "finder",
            "sling:resourceType", "shop/components/dealerfinder"));
        return context.request().adaptTo(Finder.class).dealers().all().stream().map(Dealer::slug).toList();
    }

    private void dealer(String site, String name) {
        var path = "/content/dam/" + site + "/dealers/gb/" + name;
        context.create().resource(path, "jcr:primaryType", "dam:Asset");
        context.create().resource(
            path + "/jcr:content/data",
            "cq:model", "/conf/" + site + "/settings/dam/cfm/models/dealer");
        context.create().resource(
            path + "/jcr:content/data/master",
            "name", name, "street", "1 Quay", "postcode", "LS10 1JW", "town", "Leeds", "country", "GB",
            "telephone", "0113 496 0000", "telephoneNumber", "+441134960000", "timeZone", "Europe/London",
            "latitude", 53.79, "longitude", -1.55, "openingHours", new String[] {"Mo-Fr 08:00-17:00"});
    }
}
