package com.ventora.features.dealers;

import com.ventora.core.shared.ChoiceLinks.Address;
import com.ventora.core.shared.Part;
import java.util.List;

/**
 * A dealer in the list.
 *
 * @param number number of the dealer's pin on the map
 * @param link the dealer's place in the list of the page's country; for other dealers, a page with only that dealer
 */
record DealerEntry(
    String id,
    int number,
    String name,
    String street,
    String postcode,
    String town,
    String state,
    String region,
    String country,
    boolean isAbroad,
    double latitude,
    double longitude,
    String telephone,
    String telephoneNumber,
    String email,
    String website,
    String timeZone,
    List<List<List<String>>> hours,
    List<String> openingHours,
    String holidays,
    List<String> services,
    List<String> lines,
    List<String> languages,
    Address link,
    Address mapLink)
    implements Part {}
