package com.ventora.core.models;

import com.day.cq.wcm.api.Page;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** What visitors choose in addresses: a version, a page, an order, their units. */
@Model(adaptables = SlingHttpServletRequest.class)
public class ChoiceLinks {

    private static final String UNITS = "units";

    /** An address of the site. */
    record Address(boolean valid, String url) {

        static Address of(String url) {
            return new Address(true, url);
        }
    }

    /** The same page in either units. */
    record Units(Address metric, Address us) {}

    @Self
    private SlingHttpServletRequest request;

    @ScriptVariable
    private Page currentPage;

    /** What the visitor chose; the empty string where nothing was chosen. */
    String chosen(String name) {
        return Optional.ofNullable(request.getParameter(name)).orElse("");
    }

    /** The address of the page that a component stands on, without anything chosen. */
    String pageAddress() {
        return request.getResourceResolver().map(request, currentPage.getPath() + ".html");
    }

    /** A link to the same page with something else chosen; it leads to an anchor, and keeps the reader's units. */
    Address to(Map<String, String> choices, String anchor) {
        var all = new LinkedHashMap<>(choices);
        askedUnits().ifPresent(units -> all.putIfAbsent(UNITS, units));
        return Address.of(pageAddress() + query(all) + "#" + anchor);
    }

    /** Links to the same page in either units, everything else as it was chosen. */
    Units units(Map<String, String> choices, String anchor) {
        return new Units(inUnits("metric", choices, anchor), inUnits("us", choices, anchor));
    }

    /** An address in the units that its reader asked for. */
    String inAskedUnits(String address) {
        return askedUnits().map(units -> address + query(Map.of(UNITS, units))).orElse(address);
    }

    /** What was chosen as the query of an address; empty where nothing was. */
    static String query(Map<String, String> choices) {
        var pairs = new ArrayList<String>();
        choices.forEach((name, value) -> {
            if (!value.isEmpty()) pairs.add(encoded(name) + "=" + encoded(value));
        });
        return pairs.isEmpty() ? "" : "?" + String.join("&", pairs);
    }

    private Address inUnits(String units, Map<String, String> choices, String anchor) {
        var all = new LinkedHashMap<>(choices);
        all.put(UNITS, units);
        return to(all, anchor);
    }

    private Optional<String> askedUnits() {
        return Optional.of(chosen(UNITS)).filter(units -> units.equals("us") || units.equals("metric"));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
