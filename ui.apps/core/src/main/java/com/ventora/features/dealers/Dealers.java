package com.ventora.features.dealers;

import com.ventora.core.shared.Fragment;
import com.ventora.features.geography.Gazetteer;
import java.util.ArrayList;
import java.util.List;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All dealers of a site, in folder order. Invalid ones are skipped and logged. */
public final class Dealers {

    private static final Logger LOG = LoggerFactory.getLogger(Dealers.class);
    private static final String FOLDER = "/content/dam/%s/dealers";

    /** Maximum distance of a neighbour across the border, km. */
    private static final double BORDER_KM = 80;

    private final List<Dealer> all = new ArrayList<>();

    /**
     * @param site the site of the page
     * @param owner the site of the component, whose dealers are shown on a page of a site without its own
     */
    public Dealers(ResourceResolver resolver, String site, String owner) {
        var own = resolver.getResource(FOLDER.formatted(site));
        var folder = own != null ? own : resolver.getResource(FOLDER.formatted(owner));
        if (folder != null) readBelow(folder);
    }

    public List<Dealer> all() {
        return all;
    }

    public List<Dealer> of(String country) {
        return all.stream().filter(dealer -> dealer.country().equals(country)).toList();
    }

    /** Dealers of other countries that are near a town of this one. */
    public List<Dealer> beyondBorderOf(String country) {
        return all.stream()
            .filter(dealer -> !dealer.country().equals(country))
            .filter(dealer -> Gazetteer.get().isNear(dealer.point(), country, BORDER_KM))
            .toList();
    }

    private void readBelow(Resource folder) {
        for (var child : folder.getChildren()) {
            if ("dealer".equals(Fragment.modelOf(child))) read(child);
            else if (!child.getValueMap().get("jcr:primaryType", "").equals("dam:Asset")) readBelow(child);
        }
    }

    private void read(Resource fragment) {
        try {
            all.add(new Dealer(fragment));
        } catch (IllegalArgumentException e) {
            LOG.warn("No dealer: {}", e.getMessage());
        }
    }
}
