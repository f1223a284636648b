package com.adobe.granite.toggle.api;

/**
 * AEM's own interface, missing in its public API; the grid asks it whether to show components removed from a live copy.
 */
public interface ToggleRouter {

    boolean isEnabled(String toggle);
}
